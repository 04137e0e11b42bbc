import { remote } from '../../tools/webpack/factory.ts';

export default remote('funnel-vehicle');
