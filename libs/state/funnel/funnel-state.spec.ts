import { emptyPersonalForm, personalFormOf } from './personal-form';
import { openFunnel } from './testing/open-funnel';

describe('the initial funnel state', () => {
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
  ] as const)('%s has its specified initial value', (_, key, value) => {
    expect(openFunnel().funnel()[key]).toEqual(value);
  });

  it('F204 F210 has the fields of the personal form including marketingConfirm, none ticked', () => {
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

  it('maps the person from the line’s field names', () => {
    const facts = { identityField: 'shortLicenseOwnerTcOrTaxNo', birthdayField: 'birthdayForLicense' } as const;
    expect(
      personalFormOf(facts, {
        shortLicenseOwnerTcOrTaxNo: '10000000078',
        birthdayForLicense: '1985-04-12',
        city: '34',
      }),
    ).toMatchObject({ identityNo: '10000000078', birthday: '1985-04-12', city: '34' });
  });
});
