/** `npm run pack-remote-kit`: prints the tarball that teams outside the monorepo install. */
import { fail } from '../start/progress.ts';
import { packKit } from './pack-kit.ts';

console.log(await packKit().catch(fail));
