/** What only the server needs of each line. No page loads it. */
import { lineIds, type LineId } from '@emsal/lines/facts/line-ids';
import type { LineAdviser } from '@emsal/lines/kit/adviser/line-adviser';
import type { CoverTexts } from '@emsal/lines/kit/offer/cover-texts';
import type { KeyFact } from '@emsal/lines/kit/offer/key-fact';
import type { LineWording } from '@emsal/lines/kit/wording/line-wording';
import type { OfferOption } from '@emsal/lines/kit/offer/offer-option';
import type { LineQuiz } from '@emsal/lines/kit/offer/quiz';
import type { GivenPayee } from '@emsal/lines/kit/question/loss-payee';
import type { LineRequirements } from '@emsal/lines/kit/question/requirement';
import type { AdvisedServerLine, ServerLine, SoldServerLine } from '@emsal/lines/kit/server-line';
import type { Line } from '@emsal/lines/kit/grammar/step';
import type { AdvisedLine, SoldLine } from '@emsal/lines/registry/facts-of';
import { autoServer } from '@emsal/lines/vehicle/auto/server';
import { complementHealthServer } from '@emsal/lines/health/complement-health/server';
import { daskServer } from '@emsal/lines/property/dask/server';
import { electricVehicleServer } from '@emsal/lines/vehicle/electric-vehicle/server';
import { greenCardServer } from '@emsal/lines/vehicle/green-card/server';
import { healthServer } from '@emsal/lines/health/private-health/server';
import { homeServer } from '@emsal/lines/property/home/server';
import { housingServer } from '@emsal/lines/property/housing/server';
import { immServer } from '@emsal/lines/vehicle/imm/server';
import { personalAccidentServer } from '@emsal/lines/health/personal-accident/server';
import { petServer } from '@emsal/lines/health/pet/server';
import { phoneServer } from '@emsal/lines/property/phone/server';
import { shortTrafficServer } from '@emsal/lines/vehicle/short-traffic/server';
import { trafficServer } from '@emsal/lines/vehicle/traffic/server';
import { travelServer } from '@emsal/lines/health/travel/server';
import { usedVehicleTrafficServer } from '@emsal/lines/vehicle/used-vehicle-traffic/server';

const serverLines = {
  AUTO: autoServer,
  TRAFFIC: trafficServer,
  SHORTTRAFFIC: shortTrafficServer,
  USEDVEHICLETRAFFIC: usedVehicleTrafficServer,
  ELECTRICVEHICLE: electricVehicleServer,
  IMM: immServer,
  GREENCARD: greenCardServer,
  HEALTH: healthServer,
  COMPLEMENTHEALTH: complementHealthServer,
  TRAVEL: travelServer,
  HOME: homeServer,
  HOUSING: housingServer,
  DASK: daskServer,
  PET: petServer,
  PHONE: phoneServer,
  PERSONALACCIDENT: personalAccidentServer,
} satisfies Readonly<
  Record<LineId, ServerLine> & Record<SoldLine, SoldServerLine> & Record<AdvisedLine, AdvisedServerLine>
>;
const serverLineOf = (line: LineId): ServerLine => serverLines[line];

export type QuestionOf<Line extends SoldLine> = (typeof serverLines)[Line]['question'];

/** Undefined for a line that has no form yet. */
export const formOf = (line: LineId): Line | undefined => serverLineOf(line).form;
/** Undefined for a line that advisers do not prepare. */
export const adviserOf = (line: LineId): LineAdviser | undefined => serverLineOf(line).adviser;
export const wordingOf = (line: LineId): LineWording => serverLines[line].wording;
export const ownListsOf = (line: LineId) => serverLineOf(line).lists ?? {};
/** Null where the line's form does not ask. */
export const givenPayeeOf = (line: LineId): GivenPayee => serverLineOf(line).givenPayee ?? (() => null);
export const requirementsOf = (line: LineId): LineRequirements => serverLineOf(line).requirements ?? [];
export const optionsOf = (line: LineId): readonly OfferOption[] => serverLineOf(line).options ?? [];
export const questionOf = <Line extends SoldLine>(line: Line): QuestionOf<Line> => serverLines[line].question;
export const keyFactsOf = (line: LineId): readonly KeyFact[] => serverLineOf(line).keyFacts ?? [];
export const quizOf = (line: LineId): LineQuiz => serverLineOf(line).quiz ?? [];
/** Of all lines. */
export const coverTexts: CoverTexts = Object.assign({}, ...lineIds.map((line) => serverLineOf(line).coverTexts));
