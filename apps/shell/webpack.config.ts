import { host } from '../../tools/webpack/factory.ts';

export default host('shell');
