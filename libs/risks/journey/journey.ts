/** A journey and its travellers. */
import { z } from 'zod';
import { anonymousPerson, insuredPerson } from '../people/people';
import { countedPeople } from '../people/people.texts';
import { knownFacts, type RiskKind } from '../risk-kind';
import { code, day } from '../scalars';
import { journeyFacts, journeyLabels, travellerNames } from './journey.texts';

const personName = z.string().max(100).optional();

/** Offers need birth dates only; who it is is asked before payment (decision 384). */
const traveller = insuredPerson.extend({
  /** Empty while it is not asked, and of somebody with a passport. */
  identityNo: insuredPerson.shape.identityNo.or(z.literal('')),
  passportNo: z.string().max(20).optional(),
  name: personName,
  surname: personName,
});
export type Traveller = z.infer<typeof traveller>;

const anonymousTraveller = ({ passportNo: _p, name: _n, surname: _s, ...person }: Traveller): Traveller =>
  anonymousPerson(person);

export const journeyRisk = z.object({
  kind: z.literal('journey'),
  version: z.literal(1),
  startDate: day,
  endDate: day,
  countryCode: code,
  /** In Turkish, as the form shows it. */
  countryName: z.string().max(60),
  /** Destination group of the form, which the zone follows from. */
  destination: code,
  purpose: code,
  /** Code of a sport that is played on the journey. */
  sport: code.optional(),
  travellers: z.array(traveller).min(1).max(20),
});
export type Journey = z.infer<typeof journeyRisk>;

export const journey: RiskKind<Journey> = {
  labels: journeyLabels,
  knownBy: 'title',
  describe: ({ countryName, startDate, endDate, travellers }, language) => {
    const texts = journeyFacts[language];
    const facts = [
      { label: texts.days, value: `${trDay(startDate)} – ${trDay(endDate)}` },
      { label: texts.travellers, value: countedPeople(travellers.length, language) },
    ];
    return { title: countryName, reference: '', facts: knownFacts(facts) };
  },
  personNames: travellerNames,
  numberOf: () => '',
  anonymous: (risk) => ({ ...risk, travellers: risk.travellers.map(anonymousTraveller) }),
  keys: ({ travellers }) =>
    travellers.map(({ identityNo, passportNo = '' }) => identityNo || passportNo).filter((number) => number !== ''),
};

/** `01.12.2026` */
const trDay = (day: string): string => day.split('-').reverse().join('.');
