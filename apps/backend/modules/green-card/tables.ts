import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { personalText } from '../../personal-data/personal-columns';
import { visits } from '../visit/tables';

/** The vehicle, the journey and the delivery of a green card, each as the form last sent it. Days are `YYYY-MM-DD`. */
export const greenCards = pgTable('green_cards', {
  visitId: text()
    .primaryKey()
    .references(() => visits.id),
  licensePlateNo: text(),
  usageType: text(),
  purposeOfUsageType: integer(),
  travelStartDate: text(),
  travelEndDate: text(),
  countryId: text(),
  cargoCity: personalText('green_cards.cargo_city'),
  cargoDistrict: personalText('green_cards.cargo_district'),
  cargoAddress: personalText('green_cards.cargo_address'),
});
