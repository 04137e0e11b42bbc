/** The processes below another one, by their command lines. */
import { execFileSync } from 'node:child_process';

export interface RunningProcess {
  pid: number;
  parent: number;
  command: string;
}

function all(): RunningProcess[] {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return command === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}

/** Children and theirs. */
export function processesBelow(pid: number, among = all()): RunningProcess[] {
  const children = among.filter(({ parent }) => parent === pid);
  return children.flatMap((child) => [child, ...processesBelow(child.pid, among)]);
}
