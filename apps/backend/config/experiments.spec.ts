import { readExperiments, variantAt } from './experiments';

describe('the experiments of the configuration', () => {
  it('are read by index and share', () => {
    expect(readExperiments('25=A:50,C:50;7=A:100')).toEqual([
      {
        index: 25,
        shares: [
          { value: 'A', percent: 50 },
          { value: 'C', percent: 50 },
        ],
      },
      { index: 7, shares: [{ value: 'A', percent: 100 }] },
    ]);
  });

  it.each(['', '25', '25=D:100', '25=A:60,C:50', '25=A:50', 'x=A:100', '25=A:100;'])('%p is refused', (text) => {
    expect(readExperiments(text)).toBeNull();
  });

  it('give each variant its share of the range', () => {
    const [experiment] = readExperiments('25=A:34,B:33,C:33')!;
    const counted = Map.groupBy(
      Array.from({ length: 100 }, (_, point) => variantAt(experiment!, point)),
      (value) => value,
    );
    expect(['A', 'B', 'C'].map((value) => counted.get(value as 'A')?.length)).toEqual([34, 33, 33]);
  });
});
