import { freePort } from '../../libs/embedded-database/free-port.ts';
import { CommandError } from './progress.ts';
import type { Settings } from './settings.ts';

type Ports = Pick<Settings, 'port' | 'sandboxPort' | 'deskPort'>;

/** Without it, another program's answer on the port would count as ours. @throws CommandError that names the variable */
export async function requireFreePorts({ port, sandboxPort, deskPort }: Ports): Promise<void> {
  for (const [name, wanted] of Object.entries({ PORT: port, SANDBOX_PORT: sandboxPort, DESK_PORT: deskPort }))
    await requireFreePort(name, wanted);
}

/** @param name of the variable that names the port @throws CommandError when another program has it */
export async function requireFreePort(name: string, wanted: number): Promise<void> {
  if ((await freePort(wanted)) !== wanted)
    throw new CommandError(`Port ${wanted} is taken by another program. Stop it, or set ${name} to a free port.`);
}
