import { pgTable, text } from 'drizzle-orm/pg-core';
import type { ParsedOf } from '@emsal/api/calls/table';
import { personalJson } from '../../personal-data/personal-columns';
import { visits } from '../visit/tables';

export type StoredVehicle = Omit<ParsedOf<'POST quoterequestapi/auto/savevehicleinfo'>, 'visitId'>;

/** The vehicle of a visit as the form last sent it. */
export const visitVehicles = pgTable('visit_vehicles', {
  visitId: text()
    .primaryKey()
    .references(() => visits.id),
  vehicle: personalJson<StoredVehicle>('visit_vehicles.vehicle').notNull(),
});

/** The current policy of the visit's vehicle. Days are `YYYY-MM-DD`. */
export const visitPolicies = pgTable('visit_policies', {
  visitId: text()
    .primaryKey()
    .references(() => visits.id),
  companyCode: text().notNull(),
  agentNo: text().notNull(),
  policyNo: text().notNull(),
  renewNo: text().notNull(),
  startDate: text().notNull(),
  expiryDate: text().notNull(),
});
