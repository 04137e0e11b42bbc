import { groupCommit } from './group-commit';

describe('a group commit', () => {
  it('writes items that arrive during a write in one batch and returns each its own result', async () => {
    const batches: number[][] = [];
    const first = Promise.withResolvers<void>();
    const write = groupCommit(async (items: readonly number[]) => {
      batches.push([...items]);
      if (batches.length === 1) await first.promise;
      return items.map((item) => item * 10);
    });
    const one = write(1);
    await new Promise(setImmediate);
    const others = [write(2), write(3)];
    first.resolve();
    expect(await Promise.all([one, ...others])).toEqual([10, 20, 30]);
    expect(batches).toEqual([[1], [2, 3]]);
  });
  it('rejects the items of a failed batch and continues with the next', async () => {
    let isAway = true;
    const write = groupCommit(async (items: readonly number[]) => {
      if (isAway) throw new Error('the database is unavailable');
      return items;
    });
    await expect(write(1)).rejects.toThrow('unavailable');
    isAway = false;
    await expect(write(2)).resolves.toBe(2);
  });
});
