/** What is insured: one member for each kind. A kind without a row here does not compile. */
import { building, type Building } from './building/building';
import { device, type Device } from './device/device';
import { journey, type Journey, type Traveller } from './journey/journey';
import { people, type People } from './people/people';
import { pet, type Pet } from './pet/pet';
import type { PersonNames, RiskDescription, RiskKind, RiskLabels, RiskLanguage } from './risk-kind';
import { vehicle, type Vehicle } from './vehicle/vehicle';

export type Risk = Vehicle | Building | People | Journey | Pet | Device;
type KindName = Risk['kind'];

const kinds: { readonly [Name in KindName]: RiskKind<Extract<Risk, { kind: Name }>> } = {
  vehicle,
  building,
  people,
  journey,
  pet,
  device,
};

/** The compiler cannot relate the row to the member that selected it. */
const kindOf = ({ kind }: Risk) => kinds[kind] as RiskKind<Risk>;

export const describeRisk = (risk: Risk, language: RiskLanguage = 'tr'): RiskDescription =>
  kindOf(risk).describe(risk, language);

/** In one line, what people recognise it by first: `34 ABC 12 · BMW 320i 2019`, `Daire 7, …, İstanbul · Adres kodu 4904718477`. */
export function summaryOf(risk: Risk, language: RiskLanguage = 'tr'): string {
  const { title, reference } = describeRisk(risk, language);
  if (kindOf(risk).knownBy === 'reference') return [reference, title].filter(Boolean).join(' · ');
  const label = labelsOf(risk, language).reference?.label ?? '';
  return [title, reference && unbroken(`${label} ${reference}`)].filter(Boolean).join(' · ');
}

const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');

/** Who is insured, in order; empty where a thing is. Names are known of travellers whose policy was bought. */
export function insuredPeople(risk: Risk): readonly Traveller[] {
  if (risk.kind === 'people') return risk.people;
  return risk.kind === 'journey' ? risk.travellers : [];
}

/** Undefined where a thing is insured. */
export const personNamesOf = (risk: Risk, language: RiskLanguage = 'tr'): PersonNames | undefined =>
  kindOf(risk).personNames?.[language];

/** The number that insurers and registries know it by, unformatted; empty where there is none. */
export const riskNumber = (risk: Risk): string => kindOf(risk).numberOf(risk);

/** After its number changed; null for a kind whose number never does. */
export const withNumber = (risk: Risk, number: string): Risk | null => kindOf(risk).withNumber?.(risk, number) ?? null;

/** The same without what names it or a person. */
export const anonymousRisk = (risk: Risk): Risk => kindOf(risk).anonymous(risk);

export const labelsOf = ({ kind }: Pick<Risk, 'kind'>, language: RiskLanguage = 'tr'): RiskLabels =>
  kinds[kind].labels[language];

/**
 * What makes the insured the same thing or person in two requests: one common key is enough. Empty while nothing identifies it. Keys hold
 * identity numbers and plates: store them only as a keyed hash.
 */
export const identityKeys = (risk: Risk): readonly string[] =>
  kindOf(risk)
    .keys(risk)
    .map((key) => `${risk.kind}:${key}`);
