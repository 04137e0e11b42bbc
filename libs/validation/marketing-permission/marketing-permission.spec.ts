import { marketingPermission } from './marketing-permission';

it('F404 is required before submission where the configuration says so', () => {
  expect(marketingPermission(false, true)).toMatchObject({ ok: false, code: 'required' });
  expect(marketingPermission(true, true)).toEqual({ ok: true, value: true });
});

it('is optional otherwise', () => {
  expect(marketingPermission(false, false)).toEqual({ ok: true, value: false });
});
