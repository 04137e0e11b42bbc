import {
  exampleContext as context,
  exampleLine as line,
  exampleSample as sample,
  exampleStep as step,
} from '../samples/example-line';
import { localOptions } from '../answers/options';
import { dueLookups, lookupKey, lookupRequest, optionsRequest, saveRequests } from './requests';

const visit = { ...context, visitId: '0123456789abcdef0123456789abcdef' };

describe('the requests of a step', () => {
  it('saves with the bodies of the contract, in order, where the condition is true', () => {
    expect(saveRequests(line, step('ilk'), { ...visit, answers: sample.answers })).toEqual([
      { call: 'POST quoterequestapi/sharedstep/SaveEmail', body: { visitId: visit.visitId, email: 'Ali' } },
      {
        call: 'POST quoterequestapi/sharedstep/saveCustomerJob',
        body: { visitId: visit.visitId, jobCode: 'TRAFFIC532026' },
      },
    ]);
    expect(saveRequests(line, step('ilk'), { ...visit, answers: {} })).toHaveLength(1);
    expect(saveRequests(line, step('gizli'), { ...visit, answers: {} })).toEqual([]);
  });

  it('runs a look-up once for the same answers, when they are present and its condition is true', () => {
    const [lookup] = step('ikinci').lookups;
    expect(dueLookups(line, step('ikinci'), { answers: sample.answers, lookupRuns: {} })).toEqual([lookup]);
    expect(lookupKey(lookup!, sample.answers)).toBe('34ABC12');
    expect(lookupKey(lookup!, { ...sample.answers, plateNo: '34-abc 12' })).toBe('34ABC12');
    expect(
      dueLookups(line, step('ikinci'), { answers: sample.answers, lookupRuns: { [lookup!.call]: '34ABC12' } }),
    ).toEqual([]);
    expect(
      dueLookups(line, step('ikinci'), { answers: sample.answers, lookupRuns: { [lookup!.call]: '06ABC12' } }),
    ).toEqual([lookup]);
    expect(dueLookups(line, step('ikinci'), { answers: { ...sample.answers, plateNo: '' }, lookupRuns: {} })).toEqual(
      [],
    );
    expect(dueLookups(line, step('ikinci'), { answers: { ...sample.answers, isFound: true }, lookupRuns: {} })).toEqual(
      [],
    );
    expect(lookupRequest(line, lookup!, { ...visit, answers: sample.answers })).toEqual({
      call: 'POST quoterequestapi/auto/getvehicleinfo',
      body: { visitId: visit.visitId, licensePlateNo: '34ABC12' },
    });
  });

  it('runs it again for the same answers once its result was cleared, but not when the result was empty', () => {
    const lookup = { ...step('ikinci').lookups[0]!, resultField: 'isFound' };
    const due = (isFound?: boolean) =>
      dueLookups(
        line,
        { ...step('ikinci'), lookups: [lookup] },
        { answers: { ...sample.answers, isFound }, lookupRuns: { [lookup.call]: '34ABC12' } },
      );
    expect([due(undefined), due(false)]).toEqual([[lookup], []]);
  });

  it('requests options when the answers they need are present', () => {
    expect(optionsRequest(line, 'district', { ...visit, answers: {} })).toBeUndefined();
    expect(optionsRequest(line, 'plateNo', { ...visit, answers: {} })).toBeUndefined();
    const request = optionsRequest(line, 'district', { ...visit, answers: { city: '34' } })!;
    expect(request).toMatchObject({
      call: 'GET quoterequestapi/sharedstep/GetDistrictList/{cityId}',
      body: { cityId: '34' },
    });
    expect(request.option({ districtId: '3419', districtName: 'Kadıköy' } as never)).toEqual({
      code: '3419',
      name: 'Kadıköy',
    });
    expect(optionsRequest(line, 'city', { ...visit, answers: {} })).toMatchObject({ body: {} });
  });

  it('offers local options: fixed, or computed from the answers', () => {
    expect(localOptions(line, 'status', { ...context, answers: {} })?.map(({ code }) => code)).toEqual(['0', '1']);
    expect(localOptions(line, 'year', { ...context, answers: { status: '1' } })).toEqual([
      { code: '2026', name: 'Bu yıl' },
    ]);
    expect(localOptions(line, 'year', { ...context, answers: {} })).toEqual([]);
    expect([
      localOptions(line, 'city', { ...context, answers: {} }),
      localOptions(line, 'owner', { ...context, answers: {} }),
      localOptions(line, 'yok', { ...context, answers: {} }),
    ]).toEqual([undefined, undefined, undefined]);
  });
});
