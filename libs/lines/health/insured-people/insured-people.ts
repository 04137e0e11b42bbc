/** The people who are insured besides the applicant, as the health lines ask them (spec funnel 3.7: the customerInfoDetail list). */
import { group } from '@emsal/lines/kit/fields/group';
import type { RowFields } from '@emsal/lines/kit/grammar/field';
import { insuredPeopleTexts as texts } from './insured-people.texts';
import { insuredPersonFields } from './person-fields';
import { isForFamily } from './persons-insured';

const mostPeople = 9;

/** A line's field `customerInfoDetail`. @param own what the line asks of each person besides */
export const insuredPeople = <const Own extends RowFields>(own: Own) =>
  group({
    label: texts.label,
    row: { ...insuredPersonFields, ...own },
    when: { relation: (_, { answers }) => isForFamily(answers) },
    bounds: () => ({ least: 1, most: mostPeople }),
    words: {
      ...texts,
      item: ({ relation }, index) => texts.item(relation, index),
    },
  });
