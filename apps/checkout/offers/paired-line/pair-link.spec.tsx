import { factsOf } from '@emsal/lines/registry/facts-of';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, within } from '@testing-library/react';
import { checkoutPaths } from '../../navigation/checkout-paths';
import { resetOfferList, openOffers } from '../../testing/open-offers';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), replaceDocument: vi.fn() }));

beforeEach(resetOfferList);

const countCall = 'POST quoterequestapi/offer/GetCrossOfferCount';

/** Header of the list of a line whose pair has this many offers. */
async function headOf(line: LineId, count: number) {
  const facts = factsOf(line);
  const crossOfferUrl = checkoutPaths.offers(factsOf(facts.pair!));
  const answers = { [countCall]: count === 0 ? [] : [{ crossOfferUrl, count }] };
  const view = await openOffers(sampleList([sampleOffer(12, 7_000_00)]), answers, checkoutPaths.offers(facts));
  const title = screen.getByRole('heading', { level: 1 });
  return { ...view, head: within(title.closest('header')!) };
}

describe('the link to the paired line’s offers', () => {
  it('F144 is in the header of DASK’s list and opens those of HOME in a new tab', async () => {
    const { head, container } = await headOf('DASK', 4);
    const link = await head.findByRole('link', { name: 'Konut tekliflerinize de bakın' });
    expect(link).toHaveAttribute('href', '/konut-sigortasi/listeleme?capraz=1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(await axeViolations(container)).toEqual([]);
  });

  it('F144 leads to HOME’s form without offers', async () => {
    const { head } = await headOf('DASK', 0);
    const link = await head.findByRole('link', { name: 'Konut teklifi de alın' });
    expect(link).toHaveAttribute('href', '/konut-sigortasi/form/temel-bilgiler');
  });

  it.each<LineId>(['HOME', 'TRAFFIC', 'AUTO'])(
    'F144 is not in %s’s list, even if its pair has offers',
    async (line) => {
      const { head } = await headOf(line, 4);
      await screen.findByRole('complementary', { name: 'Diğer teklifleriniz' });
      expect(head.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Bilgileri düzenle']);
    },
  );
});
