import { ALIASES, CAMPAIGN, CLICK_IDS, DIRECT, type SOURCE_KEYS, YANDEX } from './contract.ts';
import { findEngine, foreignReferrer, isWithin, type Referrer } from './foreign-referrer.ts';
import { readQuery } from './read-query.ts';
import type { Visit } from './visit.ts';

/** The source of a visit; unknown fields are omitted. */
export type Source = { readonly [Name in (typeof SOURCE_KEYS)[number][0]]?: string | undefined };

/** The visitor's state according to the cookies. */
export interface Known {
  /** A session is under way: referrals in it do not count. */
  readonly hasSession: boolean;
  /** An earlier source is known. */
  readonly hasSource: boolean;
}

/**
 * Determines the source of a visit by the first rule that applies (swatches-and-others.md §5.3): campaign, search
 * engine, other site, direct. Undefined if the known source stays.
 */
export function findSource(visit: Visit, { hasSession, hasSource }: Known): Source | undefined {
  const referrer = foreignReferrer(visit);
  const campaign = readCampaign(visit, referrer);
  if (campaign) return campaign;
  const engine = referrer && findEngine(referrer);
  if (engine) return { type: 'organic', source: engine, medium: 'organic' };
  if (referrer && !hasSession) {
    return { type: 'referral', source: nameSite(referrer), medium: 'referral', content: referrer.path };
  }
  return hasSource ? undefined : { type: 'typein', source: DIRECT };
}

function readCampaign({ search }: Visit, referrer: Referrer | undefined): Source | undefined {
  const read = readQuery(search);
  const names = [...Object.values(CAMPAIGN), ...CLICK_IDS.map(({ parameter }) => parameter)];
  if (names.every((name) => read(name) === undefined)) return undefined;
  const click = CLICK_IDS.find(({ parameter }) => read(parameter) !== undefined);
  const filled = (name: string) => read(name) || undefined;
  return {
    type: 'utm',
    // These three may be empty; an empty value of the others counts as missing.
    source: read(CAMPAIGN.source) ?? click?.source,
    medium: read(CAMPAIGN.medium) ?? click?.medium,
    campaign: read(CAMPAIGN.campaign) ?? click?.campaign,
    content: filled(CAMPAIGN.content),
    term: filled(CAMPAIGN.term) ?? searchTerm(referrer),
    id: filled(CAMPAIGN.id),
    platform: filled(CAMPAIGN.platform),
    format: filled(CAMPAIGN.format),
    tactic: filled(CAMPAIGN.tactic),
  };
}

/** The search term in Yandex's referrer; it serves as an advertisement's term if the link has none. */
function searchTerm(referrer: Referrer | undefined): string | undefined {
  if (!referrer || !YANDEX.hosts.test(referrer.hostname)) return undefined;
  return readQuery(referrer.query)(YANDEX.parameter) || undefined;
}

function nameSite({ host, hostname }: Referrer): string {
  return ALIASES.find((alias) => isWithin(hostname, alias.host))?.name ?? host;
}
