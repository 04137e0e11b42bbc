import { success, failure } from '@emsal/api/envelope';
import { combineSlices, configureStore } from '@emsal/platform/store';
import type { Page } from '@emsal/platform/page';
import {
  checkoutChanged,
  checkoutEmptied,
  checkoutSlice,
  payeeEmptied,
  selectCheckout,
} from '../checkout/checkout-slice';
import { emptyCheckout } from '../checkout/checkout-state';
import { abTestsLoaded, crossOffersLoaded, offerSlice, selectOffers, sortChosen } from '../offer/offer-slice';
import { initialOfferState } from '../offer/offer-state';
import type { OffersByLine } from '../offer/offer-state';
import type { AppDispatch } from '../store';
import { createOffer } from './create-offer';
import { listenToFunnel } from './funnel-listener';
import {
  abTestsKnown,
  answersKept,
  assetChosen,
  createOfferErrorClosed,
  createOfferFailed,
  funnelEmptied,
  funnelSlice,
  offerCreated,
  restoreFunnel,
  selectFunnel,
  stepLeft,
  visitOpened,
  visitVerified,
} from './funnel-slice';
import { emptyFunnel } from './funnel-state';
import type { Draft, RegistrationScan } from './funnel-state';
import { emptyPersonalForm, personalFormOf } from './personal-form';
import { offersPrepared } from './prepare-offers';

const line = 'TRAFFIC' as const;
const visitId = 'a'.repeat(32);

function open(reply: unknown = success('1234567890'), offer: OffersByLine = {}) {
  const calls: string[] = [];
  const seen: unknown[] = [];
  const page = {} as Page;
  const store = configureStore({
    reducer: combineSlices(funnelSlice, offerSlice, checkoutSlice),
    preloadedState: { offer } as never,
    middleware: (defaults) => defaults({ thunk: { extraArgument: page } }),
  });
  page.transport = async ({ path }) => {
    calls.push(path);
    seen.push(structuredClone(store.getState()));
    return { status: 200, body: reply };
  };
  const dispatch = store.dispatch as AppDispatch & typeof store.dispatch;
  return { store, dispatch, calls, seen, funnel: () => selectFunnel(line)(store.getState()) };
}

function listened() {
  const kept = new Map<string, string>();
  const parts = open();
  const end = listenToFunnel(parts.store as never, line, {
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  });
  return { ...parts, kept, end };
}

describe('the first state of the funnel', () => {
  it.each([
    ['F203 visitId', 'visitId', null],
    ['F206 jobList', 'jobList', []],
    ['F206 isOtpRequired', 'isOtpRequired', false],
    ['F206 abTestList', 'abTestList', []],
    ['F207 createOfferStatus', 'createOfferStatus', { isPrepareOffersClicked: false, createOfferPage: null }],
    [
      'F235 stepFlags',
      'stepFlags',
      { licensePlate: false, showPolicyInformation: false, vehicleSecondStep: false, assetStep: false },
    ],
    ['F236 registeredAsset', 'registeredAsset', []],
    ['F236 directionAsset', 'directionAsset', null],
    ['F236 directionAssetForm', 'directionAssetForm', false],
    ['F236 editVehicleInformation', 'editVehicleInformation', false],
    ['F208 createOfferError', 'createOfferError', { status: false, offerNo: null, message: null, messageCode: null }],
  ] as const)('%s begins as specified', (_, key, value) => {
    expect(open().funnel()[key]).toEqual(value);
  });

  it('holds the default personal data', () => {
    expect(Object.keys(emptyFunnel.defaultPersonalData).sort()).toEqual([
      'cityCode',
      'companyName',
      'districtCode',
      'firstName',
      'hasBirthDate',
      'hasEmail',
      'lastName',
    ]);
  });

  it('F204 F210 the personal form has its fields, marketingConfirm among them, nothing ticked', () => {
    const names = [
      'birthday',
      'city',
      'companyName',
      'district',
      'email',
      'identityNo',
      'isQrData',
      'marketingConfirm',
      'name',
      'personsInsured',
      'phoneAnnouncementPermission',
      'phoneNumber',
      'surname',
      'vehicleSaleType',
    ];
    expect(Object.keys(emptyPersonalForm).sort()).toEqual(names);
    expect(Object.values(emptyPersonalForm).filter(Boolean)).toEqual([]);
  });

  it('reads the person under the names of the line', () => {
    const facts = { identityField: 'shortLicenseOwnerTcOrTaxNo', birthdayField: 'birthdayForLicense' } as const;
    expect(
      personalFormOf(facts, {
        shortLicenseOwnerTcOrTaxNo: '10000000078',
        birthdayForLicense: '1985-04-12',
        city: '34',
      }),
    ).toMatchObject({ identityNo: '10000000078', birthday: '1985-04-12', city: '34' });
  });

  it('a scanned registration tells identity number, plate and licence', () => {
    const scan: RegistrationScan = { identityNo: '10000000078', licensePlateNo: '34ABC12', licenseNo: 'AB123456' };
    expect(Object.keys(scan)).toHaveLength(3);
  });
});

describe('lines', () => {
  it('do not touch each other', () => {
    const { store, dispatch } = open();
    dispatch(answersKept({ line, answers: { city: '34' } }));
    expect(selectFunnel('AUTO')(store.getState())).toBe(emptyFunnel);
  });

  it.each([
    [
      'funnel',
      answersKept({ line, answers: { city: '34' } }),
      funnelEmptied({ line }),
      selectFunnel(line),
      emptyFunnel,
    ],
    [
      'offer',
      sortChosen({ line, sortedType: 'price' }),
      offersPrepared({ line, page: 'arac-ozellikleri' }),
      selectOffers(line),
      initialOfferState,
    ],
    [
      'checkout',
      checkoutChanged({ line, change: { offerId: '1' } }),
      checkoutEmptied({ line }),
      selectCheckout(line),
      emptyCheckout,
    ],
  ] as const)('M329 the %s store can be emptied fully', (_, dirty, empty, select, expected) => {
    const { store, dispatch } = open();
    dispatch(dirty);
    expect(select(store.getState())).not.toEqual(expected);
    dispatch(empty);
    expect(select(store.getState())).toEqual(expected);
  });

  it('M331 emptying the payee keeps payeeStatus', () => {
    const { store, dispatch } = open();
    dispatch(
      checkoutChanged({
        line,
        change: {
          payeeForm: {
            payeeStatus: '1',
            bankCode: '0010',
            bankCity: '34',
            branchCode: '1',
            financialCompanyCode: '',
            tcOrTaxNo: '4540234112',
          },
        },
      }),
    );
    dispatch(payeeEmptied({ line }));
    expect(selectCheckout(line)(store.getState()).payeeForm).toEqual({ ...emptyCheckout.payeeForm, payeeStatus: '1' });
  });
});

describe('creating offers', () => {
  function ready(reply?: unknown, offer?: OffersByLine) {
    const parts = open(reply, offer);
    parts.dispatch(visitOpened({ line, visitId }));
    return parts;
  }

  it('F308 F309 clears offers, filters, favourites, cross-offer counts and test variants, and sets isPrepareOffersClicked, before the call', async () => {
    const dirty = {
      ...initialOfferState,
      quoteHeaderId: 'q',
      filters: { firm: ['1'] },
      favouritesList: [1],
      compareList: [1],
      zeroOffer: { messageCode: '402', message: 'x' },
    };
    const { dispatch, seen } = ready(success('1234567890'), { [line]: dirty });
    dispatch(crossOffersLoaded({ line, crossOfferList: [{ crossOfferUrl: '/x', count: 1 }] }));
    dispatch(abTestsLoaded({ line, abTestList: [{ index: 25, value: 'A' }] }));
    dispatch(abTestsKnown({ line, abTestList: [{ index: 25, value: 'A' }] }));
    await dispatch(createOffer(line, 'arac-ozellikleri'));
    expect(seen[0]).toMatchObject({
      offer: { [line]: initialOfferState },
      funnel: {
        [line]: {
          abTestList: [],
          createOfferStatus: { isPrepareOffersClicked: true, createOfferPage: 'arac-ozellikleri' },
        },
      },
    });
  });

  it('F310 stores the offer number', async () => {
    const { dispatch, funnel } = ready();
    expect(await dispatch(createOffer(line, 'arac-ozellikleri'))).toMatchObject({ isSuccess: true });
    expect([funnel().offerNo, funnel().createOfferStatus.isPrepareOffersClicked]).toEqual(['1234567890', false]);
  });

  it('F313 a failure keeps status, offer number, message and code', async () => {
    const { dispatch, funnel } = ready(failure('590', 'Teklif yok'));
    expect(await dispatch(createOffer(line, 'arac-ozellikleri'))).toMatchObject({ isSuccess: false });
    expect(funnel().createOfferError).toEqual({
      status: true,
      offerNo: null,
      message: 'Teklif yok',
      messageCode: '590',
    });
    dispatch(createOfferErrorClosed({ line }));
    expect(funnel().createOfferError).toEqual(emptyFunnel.createOfferError);
  });

  it.each([
    ['402', true],
    ['BL0', true],
    ['590', false],
    ['B20', false],
    ['other', false],
  ])('F318 F316 F317 code %s resets personal-data verification and the steps: %s', (messageCode, isReset) => {
    const { dispatch, funnel } = open();
    dispatch(stepLeft({ line, step: 'temel-bilgiler', answers: { city: '34' } }));
    dispatch(visitVerified({ line }));
    dispatch(createOfferFailed({ line, message: 'x', messageCode }));
    expect([funnel().isVerified, funnel().done.length]).toEqual(isReset ? [false, 0] : [true, 1]);
  });

  it('a second press while one runs asks nothing', async () => {
    const { dispatch, calls } = ready();
    await Promise.all([dispatch(createOffer(line, 'a')), dispatch(createOffer(line, 'a'))]);
    expect(calls).toHaveLength(1);
  });
});

describe('the listener', () => {
  it('F311 keeps visit id and offer number per branch in the session storage', () => {
    const { dispatch, kept } = listened();
    dispatch(visitOpened({ line, visitId }));
    dispatch(offerCreated({ line, offerNo: '1234567890' }));
    expect(Object.fromEntries(kept)).toEqual({ 'visit-id-53': visitId, 'offer-no-53': '1234567890' });
  });

  it('writes nothing of the person', () => {
    const { dispatch, kept } = listened();
    dispatch(answersKept({ line, answers: { shortLicenseOwnerTcOrTaxNo: '10000000078', phoneNumber: '5321234567' } }));
    expect(kept.size).toBe(0);
  });

  it('removes what is emptied and ends when told', () => {
    const { dispatch, kept, end } = listened();
    dispatch(visitOpened({ line, visitId }));
    dispatch(funnelEmptied({ line }));
    expect(kept.size).toBe(0);
    end();
    dispatch(visitOpened({ line, visitId }));
    expect(kept.size).toBe(0);
  });
});

describe('a restored visit', () => {
  const draft: Draft = {
    visitId,
    line,
    answers: { city: '34', district: null, lookupRuns: '{"POST x":"1"}', owedSteps: 'a b' },
    completedSteps: ['temel-bilgiler'],
    isVerified: true,
    customer: null,
    offerNo: null,
    hasAssets: true,
  };

  it('takes answers, steps, look-ups and what is owed from the draft; cleared answers stay away', () => {
    expect(restoreFunnel(emptyFunnel, draft)).toMatchObject({
      visitId,
      answers: { city: '34' },
      savedAnswers: { city: '34', lookupRuns: '{"POST x":"1"}', owedSteps: 'a b' },
      storing: { waiting: ['a', 'b'] },
      done: ['temel-bilgiler'],
      lookupRuns: { 'POST x': '1' },
      isVerified: true,
      hasAssets: true,
    });
    expect(restoreFunnel(emptyFunnel, draft).answers).not.toHaveProperty('district');
  });

  it('lets win what was typed on this page, unless it belongs to another visit', () => {
    expect(restoreFunnel({ ...emptyFunnel, answers: { city: '06' } }, draft).answers.city).toBe('06');
    expect(restoreFunnel({ ...emptyFunnel, visitId: 'b', answers: { city: '06' } }, draft).answers.city).toBe('34');
  });

  it('remembers the chosen vehicle', () => {
    const { dispatch, funnel } = open();
    dispatch(assetChosen({ line, assetId: 'a1' }));
    expect(funnel().directionAsset).toBe('a1');
  });
});
