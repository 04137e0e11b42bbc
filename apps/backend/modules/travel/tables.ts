import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { personalText } from '../../personal-data/personal-columns';
import { visits } from '../visit/tables';

/** The journey of a travel health policy, and the parent who buys for a child, as the form last sent them. Days are `YYYY-MM-DD`. */
export const travelJourneys = pgTable('travel_journeys', {
  visitId: text()
    .primaryKey()
    .references(() => visits.id),
  travelStartDate: text().notNull(),
  travelEndDate: text().notNull(),
  travelDestination: text().notNull(),
  countryId: text().notNull(),
  reasonTravelId: text().notNull(),
  hasSportiveActivity: boolean().notNull(),
  selectedSportingActivity: text(),
  parentIdentityNo: personalText('travel_journeys.parent_identity_no'),
  parentBirthDate: personalText('travel_journeys.parent_birth_date'),
  parentName: personalText('travel_journeys.parent_name'),
  parentSurname: personalText('travel_journeys.parent_surname'),
});
