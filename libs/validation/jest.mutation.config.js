import { resolve } from 'node:path';
import preset from '../../jest.preset.js';

const root = resolve(import.meta.dirname, '../..');

/** The specs that mutation testing runs, as one Jest project: Stryker's runner does not read a list of projects. */
export default {
  ...preset('mutation', root, 'node'),
  roots: [resolve(root, 'libs/validation'), resolve(root, 'libs/lines/kit')],
};
