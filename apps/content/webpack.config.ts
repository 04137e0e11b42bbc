import { remote } from '../../tools/webpack/factory.ts';

export default remote('content');
