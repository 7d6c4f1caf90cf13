/** One kind of mistake: for docs/diagnostics.md, and as the list of all names of rules. */
interface Rule {
  /** Describes the mistake. */
  readonly mistake: string;
  /** Describes its effect on the page, and its correction. */
  readonly correction: string;
}

/** All kinds of mistakes, by the name in a line of the console; docs/diagnostics.md is generated from it. */
export const rules = {
  'unknown-island': {
    mistake: '`data-island`, or a call of `addDialect()`, has a name that no started island has.',
    correction: 'Elements stay as printed. The line tells the nearest name; a tag of one island starts only that one.',
  },
  'stray-attribute': {
    mistake:
      '`data-start` or `data-part` stands where no island reads it, or `data-island` or `data-part` is misspelt.',
    correction: "Move it to the island's element, or for `data-part` into one; or write it as the line tells.",
  },
  lookalike: {
    mistake: 'An element looks like an island, and no dialect matches it.',
    correction: "Its theme has other markup: teach it by `stirrup.addDialect()`, or print the CMS's own.",
  },
  'unknown-option': {
    mistake: 'An attribute or a key of `data-options` is close to an option, or is an option of another island only.',
    correction:
      'It has no effect. Write it as the page of the island in docs/islands does; the line tells the nearest option.',
  },
  'unused-option': {
    mistake: 'An option is given in a place that is not read: another place has precedence in this dialect.',
    correction: 'Give it once, in the place that the line tells.',
  },
  'invalid-option': {
    mistake: "An option's value is not of its kind, or outside its limits.",
    correction: 'The default is used. The line tells which values are valid.',
  },
  'broken-json': {
    mistake: 'An attribute that holds options is no JSON object.',
    correction:
      'Every option in it has its default. Often a quote is not escaped: print it by `esc_attr( wp_json_encode( … ) )`.',
  },
  'missing-option': {
    mistake: 'An option that the island cannot do without is not there.',
    correction: 'Elements stay as printed. Print it: the page of the island in docs/islands says where.',
  },
  'wrong-element': {
    mistake: 'An island is on a kind of element that it cannot run on.',
    correction: 'The element stays as printed. Move `data-island` to the element that the line tells.',
  },
  'unknown-part': {
    mistake:
      '`data-part` has a name that none of the islands around it knows, or is on an element that they do not take for it.',
    correction: 'The element has no function. The line tells the nearest name, or the selector.',
  },
  'missing-part': {
    mistake: 'A part that the island cannot do without is not there.',
    correction: 'Print it; the line tells its selector.',
  },
  'invalid-start': {
    mistake: '`data-start` is no start strategy, or its media query is none.',
    correction:
      "The island's own strategy is used, and with an invalid query it never starts. A query needs brackets of its own: `media((min-width: 48rem))`.",
  },
  'dialect-without-parts': {
    mistake: '`addDialect()` was called without names of parts, or of those that the island cannot do without.',
    correction: 'The island starts and finds nothing. Name its parts, as in its `contract.ts`.',
  },
  'invalid-dialect': {
    mistake:
      '`addDialect()` was called with a part, a state or an option that the island does not have, or with something else.',
    correction: 'The islands of this dialect fail. The line tells the names that there are.',
  },
  'invalid-settings': {
    mistake: 'A settings global of the CMS, or the settings script, is broken, incomplete or of other types.',
    correction: 'Defaults are used. Print the settings as docs/legacy-scripts.md says.',
  },
  'missing-target': {
    mistake: 'A selector or an id among the options, or of an interaction, matches nothing on the page.',
    correction: 'Correct it. Elements that are added later are found, too.',
  },
  'unknown-trigger': {
    mistake: 'An interaction waits for a trigger that does not exist.',
    correction: 'It never runs. Correct its name.',
  },
  'unknown-action': {
    mistake: 'An interaction is to do something that does not exist.',
    correction: 'Nothing happens. Correct its name.',
  },
  'failed-island': {
    mistake: 'An island has failed, in the phase that the line tells, or its start strategy has.',
    correction: 'Its markup stays as printed. The error is on the console, too, and in `stirrup:error`.',
  },
  'held-long': {
    mistake: 'A click, a submit or a key has waited for its island for more than a second.',
    correction: 'Its code came late: see the network panel, or start the island earlier by `data-start`.',
  },
  'two-tags': {
    mistake:
      'The page has the script tag more than once, in both flavours, or tags of one island beside the tag of all.',
    correction: 'Every island is started once, but files are fetched twice. Keep one tag.',
  },
  'other-version': {
    mistake: 'Another major version of Stirrup runs on the page.',
    correction: 'Each element belongs to the version that came first. Keep one version.',
  },
  'own-global': {
    mistake: 'The page has a `stirrup` of its own.',
    correction:
      'It stays as it is, so `stirrup.inspect()` and `stirrup.addDialect()` are missing. Rename it, or give no element this id.',
  },
  'legacy-script': {
    mistake: 'A script of the CMS is on the page beside an island that replaces it.',
    correction: 'See docs/legacy-scripts.md: it may go when every row that names it is satisfied.',
  },
} as const satisfies Readonly<Record<string, Rule>>;

/** The name of a kind of mistake. */
export type RuleName = keyof typeof rules;
