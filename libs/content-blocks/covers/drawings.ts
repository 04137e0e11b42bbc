import type { CoverName } from '@emsal/api/calls/cms/covers';
import * as home from './home-covers';
import * as other from './other-covers';
import * as person from './person-covers';
import type { Drawing } from './shape';
import * as vehicle from './vehicle-covers';

export const drawings: Readonly<Record<CoverName, Drawing>> = { ...vehicle, ...home, ...person, ...other };
