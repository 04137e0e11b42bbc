/** Every module of the backend. A call of the contract that none of them serves does not compile. */
import type { CallKey } from '@emsal/api/calls/table';
import type { BackendModule } from './frame/module';
import { tokenModule } from './modules/token/token';
import { visitModule } from './modules/visit/visit';

const everyModule = [tokenModule, visitModule];

export const modules: readonly BackendModule[] = everyModule;
