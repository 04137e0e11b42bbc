import { createClient } from '@emsal/api/client';
import { passiveFavouriteText } from '@emsal/api/outcomes/change-offer';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { PageProvider } from '@emsal/platform/page';
import { Provider } from '@emsal/platform/store';
import { initialOfferState } from '@emsal/state/offer/offer-state';
import type { AbTest } from '@emsal/state/offer/offer-state';
import { sampleLimit, sampleOffer } from '@emsal/state/offer/sample-offers';
import { act, render, screen } from '@testing-library/react';
import { fakePage, visitId } from '../../testing/fake-page';
import { isChangeable } from '../change/is-changeable';
import { OfferRow } from '../row/offer-row';
import { FavouriteButton } from './favourite-button';
import { FavouriteNotice } from './favourite-notice';
import { favouriteToastTest, showsFavouriteToast } from './favourite-toast';
import { toggleFavourite } from './toggle-favourite';

function TestPage({ children }: { children: React.ReactNode }) {
  const page = fakePage({});
  return (
    <PageProvider value={page}>
      <Provider store={page.store}>{children}</Provider>
    </PageProvider>
  );
}
const variant = (value: AbTest['value']): AbTest[] => [{ index: favouriteToastTest, value }];

describe('the confirmation of a favourite', () => {
  it.each([
    ['A', false],
    ['B', false],
    ['C', true],
  ] as const)('F158 F369 F370 F371 is shown in variant %s of test 25: %s', (value, isShown) => {
    expect(showsFavouriteToast(variant(value))).toBe(isShown);
    expect(favouriteToastTest).toBe(25);
    expect(showsFavouriteToast([{ index: 24, value }])).toBe(false);
  });

  it('F157 disappears after five seconds', () => {
    vi.useFakeTimers();
    render(<FavouriteNotice feedback={{ favourite: 'Favorilere eklendi' }} />);
    act(() => void vi.advanceTimersByTime(4_999));
    expect(screen.getByRole('status')).toHaveTextContent('Favorilere eklendi');
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByRole('status')).toBeNull();
    vi.useRealTimers();
  });
});

describe('the favourite button', () => {
  it('keeps its name and exposes the state as pressed', () => {
    const heart = (isFavourite: boolean) => (
      <FavouriteButton firmName="Efes Sigorta" isFavourite={isFavourite} onPress={() => undefined} />
    );
    const { rerender } = render(heart(false));
    expect(screen.getByRole('button', { name: 'Favori: Efes Sigorta', pressed: false })).toBeVisible();
    rerender(heart(true));
    expect(screen.getByRole('button', { name: 'Favori: Efes Sigorta', pressed: true })).toBeVisible();
  });

  it('is sent at once', () => {
    const page = fakePage({});
    const offer = sampleOffer(12, 7_000_00);
    const client = createClient(page.transport);
    const ports = { client, dispatch: () => undefined };
    void toggleFavourite(
      { line: factsOf('TRAFFIC'), visitId, ports, read: () => ({ ...initialOfferState, offerList: [offer] }) },
      offer,
    );
    expect(page.callsTo('POST quoterequestapi/offer/SetFavorite')).toHaveLength(1);
  });
});

describe('a favourite that is currently not offered', () => {
  const passive = sampleOffer(12, 1, { isPassiveFavorite: true, options: [sampleLimit] });
  const nothing = (): void => undefined;
  beforeEach(() => {
    render(
      <OfferRow
        line="AUTO"
        visitId=""
        offer={passive}
        range={{ lowest: 1, median: 1, highest: 1 }}
        actions={{ choose: nothing, toggleFavourite: nothing, toggleCompare: nothing, change: nothing }}
        isComparable={false}
        isChangeable={isChangeable(passive)}
        isFresh={false}
        isBusy={false}
        isFavourite
        isCompared={false}
        isHighlighted={false}
        problem={undefined}
        requestedAt="2026-11-21T10:00:00.000Z"
      />,
      { wrapper: TestPage },
    );
  });

  it('F597 says so and cannot be chosen', () => {
    expect(screen.getByRole('article')).toHaveTextContent(passiveFavouriteText);
    expect(screen.queryByRole('button', { name: /Teklifi seç/ })).toBeNull();
  });

  it('cannot be changed, and has no score or price position', () => {
    expect(screen.queryByRole('button', { name: /Değiştir/ })).toBeNull();
    expect(screen.getByRole('article')).not.toHaveTextContent(/[Pp]uan|[Oo]rtanca/);
    expect(screen.getByText('Fiyat dökümü')).toBeVisible();
  });
});
