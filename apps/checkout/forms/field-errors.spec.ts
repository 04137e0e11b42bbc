import { onlyErrors, remainingErrors } from './field-errors';

describe('field errors', () => {
  it('leave out valid fields', () => {
    expect(onlyErrors({ city: 'İl seçin', district: undefined })).toEqual({ city: 'İl seçin' });
  });

  it('remove a corrected error, and add none while typing', () => {
    expect(remainingErrors({ city: 'a', district: 'b' }, { district: 'b', address: 'c' })).toEqual({ district: 'b' });
  });
});
