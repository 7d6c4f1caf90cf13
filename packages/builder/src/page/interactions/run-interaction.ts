import { ANIMATION_ACTION, LOADED_TRIGGER } from './contract.ts';
import type { Interaction } from './interaction.ts';
import { meetsConditions } from './meets-conditions.ts';
import { isOn } from './read-printed.ts';
import { reportFailure } from './report-failure.ts';
import { reveal } from './reveal-stranded.ts';
import { targetsOf } from './targets-of.ts';

/** Runs an interaction if its conditions are met. Only then does an interaction with `runOnce` end. */
export function runInteraction(interaction: Interaction): void {
  if (interaction.isRunning) return;
  interaction.isRunning = true;
  try {
    perform(interaction);
  } catch (error) {
    reportFailure(error, interaction);
  }
  interaction.isRunning = false;
}

function perform(interaction: Interaction): void {
  const { printed } = interaction;
  const targets = targetsOf(interaction);
  if (!targets) return;
  if (meetsConditions(printed)) {
    if (isOn(printed.runOnce) && printed.trigger !== LOADED_TRIGGER) interaction.end();
    interaction.act(interaction, targets);
  } else if (printed.action === ANIMATION_ACTION) {
    // The animation does not run, so its target must not stay hidden.
    for (const target of targets) reveal(target);
  }
}
