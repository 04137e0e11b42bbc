import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declaredPaths } from './declared';

let build: string;
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'emsal-declared-'));
  mkdirSync(join(build, 'server'));
  writeFileSync(join(build, 'team.key'), 'secret');
});
afterEach(() => rmSync(build, { recursive: true }));

const read = (code: string) => {
  writeFileSync(join(build, 'server/paths.cjs'), code);
  return declaredPaths(build);
};

it('what a build declares is read', async () => {
  expect(await read('exports.paths = [{ pattern: "/bir", rank: 10, page: "content" }]')).toEqual([
    { pattern: '/bir', rank: 10, page: 'content' },
  ]);
});

it.each([
  ['reads a file', 'require("node:fs").readFileSync(__dirname + "/../team.key")', 'Access to this API'],
  ['starts a program', 'require("node:child_process").spawnSync("/bin/true")', 'Access to this API'],
  ['ends its parent', 'process.kill(process.ppid, "SIGKILL")', 'process.kill is not a function'],
  ['sends by Node’s channel', 'process.send({ cmd: "NODE_HANDLE_ACK" })', 'process.send is not a function'],
  [
    'sends what is no message',
    'require("node:fs").writeSync(3, "garbage\\n"); for (;;);',
    'it sent what is no message',
  ],
  ['sends what is no answer', 'require("node:fs").writeSync(3, "7\\n"); process.exit(0)', 'it sends what is no answer'],
  ['declares what is no JSON', 'exports.paths = [1n]', 'Do not know how to serialize a BigInt'],
])('a build that %s is refused by a sentence', async (_, code, fault) => {
  await expect(read(code)).rejects.toThrow(`server/paths.cjs cannot be used, ${fault}`);
});
