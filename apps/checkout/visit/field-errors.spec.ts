import { onlyWrong, stillWrong } from './field-errors';

describe('what is wrong with a form', () => {
  it('leaves out what is right', () => {
    expect(onlyWrong({ city: 'İl seçin', district: undefined })).toEqual({ city: 'İl seçin' });
  });

  it('loses an error when it is right, and wins none while it is corrected', () => {
    expect(stillWrong({ city: 'a', district: 'b' }, { district: 'b', address: 'c' })).toEqual({ district: 'b' });
  });
});
