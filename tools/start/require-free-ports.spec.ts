import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { freePort } from '../../libs/embedded-database/free-port.ts';
import { requireFreePorts } from './require-free-ports.ts';

const other = createServer();
let taken: number;

const free = async () => ({ port: await freePort(), sandboxPort: await freePort(), deskPort: await freePort() });

beforeAll(async () => {
  await once(other.listen(0, '127.0.0.1'), 'listening');
  taken = (other.address() as AddressInfo).port;
});
afterAll(() => new Promise((done) => other.close(done)));

it('names the port that another program has, and the variable that moves it', async () => {
  await expect(requireFreePorts({ ...(await free()), port: taken })).rejects.toThrow(
    `Port ${taken} is taken by another program. Stop it, or set PORT to a free port.`,
  );
  await expect(requireFreePorts({ ...(await free()), sandboxPort: taken })).rejects.toThrow('set SANDBOX_PORT');
  await expect(requireFreePorts({ ...(await free()), deskPort: taken })).rejects.toThrow('set DESK_PORT');
});

it('accepts free ports', async () => {
  await expect(requireFreePorts(await free())).resolves.toBeUndefined();
});
