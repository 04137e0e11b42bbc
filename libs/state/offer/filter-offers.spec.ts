import { countHaving, filterOffers, isFiltered, toggleFilter } from './filter-offers';
import { sampleOffer } from './sample-offers';

const glass = { key: 'KSK-CAM', label: 'Cam', value: 'Limitsiz', limit: null };
const all = [sampleOffer(1, 1), sampleOffer(2, 1, { covers: [glass] }), sampleOffer(3, 1, { covers: [glass] })];
const firms = (filters: Parameters<typeof filterOffers>[1]) => filterOffers(all, filters).map(({ firmId }) => firmId);

describe('filtering offers', () => {
  it('narrows with each group', () => {
    expect(firms({ firm: ['1', '2'] })).toEqual([1, 2]);
    expect(firms({ firm: ['1', '2'], assurance: ['KSK-CAM'] })).toEqual([2]);
  });

  it('F376 returns the whole list when no filter is left', () => {
    const chosen = toggleFilter({}, 'firm', '1');
    expect(firms(chosen)).toEqual([1]);
    const cleared = toggleFilter(chosen, 'firm', '1');
    expect([filterOffers(all, cleared), isFiltered(cleared)]).toEqual([all, false]);
  });

  it('counts a value among the offers matching the other groups', () => {
    expect(countHaving(all, { firm: ['2'] }, { key: 'assurance', code: 'KSK-CAM' })).toBe(1);
    expect(countHaving(all, { firm: ['2'] }, { key: 'firm', code: '3' })).toBe(1);
  });
});
