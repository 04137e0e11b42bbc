/** The home that the register knows, for one look: `Daire 7, No 118, Çınar Apt.`, where it is, its area, floor and age. */
import { addressOf } from '@emsal/lines/kit/fields/address';
import type { Found } from '@emsal/lines/kit/grammar/step';
import { buildingFacts } from '@emsal/risks/building/building.texts';
import { homeFoundTexts as texts } from './home-found.texts';
import type { PropertyAnswers } from './property-grammar';
import { buildingAges } from './property-options';

const { floorName } = buildingFacts.tr;
const joined = (names: readonly string[]): string => names.filter(Boolean).join(', ');

/** The lines that rate the building ask for its age, each among its own fields. */
type HomeAnswers = PropertyAnswers & Readonly<Record<'buildingAge', string>>;

/** Null where the visitor gives the home. @param addressStep slug of the step that asks for the address */
export const homeFound =
  (addressStep: string) =>
  (answers: HomeAnswers): Found | null => {
    const { sectionName, buildingName, streetName, quarterName, districtName, cityName } = addressOf(answers.address);
    if (!answers.isHomeFound || !sectionName) return null;
    return {
      question: texts.question,
      name: joined([sectionName, buildingName]),
      facts: [joined([streetName, quarterName, districtName, cityName]), ...factsOf(answers)],
      other: { step: addressStep, text: texts.other },
    };
  };

function factsOf({ buildingArea, floor, buildingAge }: HomeAnswers): readonly string[] {
  const age = buildingAges.find(({ code }) => code === buildingAge)?.name;
  return [
    buildingArea && texts.area(buildingArea),
    floor && floorName(Number(floor)),
    age ? texts.built(age) : '',
  ].filter(Boolean);
}
