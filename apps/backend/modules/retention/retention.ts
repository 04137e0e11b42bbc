/** Every table with its columns and its period, in the order in which rows are deleted: children first. A spec compares it with the database. */
import { contentRetention } from './retention-content';
import { customerRetention } from './retention-customer';
import { deskRetention } from './retention-desk';
import { entryRetention } from './retention-entry';
import type { TableRetention } from './retention-rule';
import { saleRetention } from './retention-sale';
import { visitRetention } from './retention-visit';

export const retention: Readonly<Record<string, TableRetention>> = {
  ...visitRetention,
  ...entryRetention,
  ...saleRetention,
  ...contentRetention,
  ...deskRetention,
  ...customerRetention,
};
