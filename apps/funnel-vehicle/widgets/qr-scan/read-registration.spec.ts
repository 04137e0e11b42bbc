import { readRegistration } from './read-registration';

describe('the code of a registration document', () => {
  it.each([
    ['named lines', 'TCKN: 10000000078\nPLAKA: 34 ABC 12\nBELGE: AB 123456'],
    ['bare parts', '34ABC12;AB123456;10000000078'],
    ['bars', 'tc=10000000078|plaka=34 abc 12|seri=ab123456'],
  ])('F211 contains identityNo, licensePlateNo and licenseNo (%s)', (_, text) => {
    expect(readRegistration(text)).toEqual({
      identityNo: '10000000078',
      licensePlateNo: '34ABC12',
      licenseNo: 'AB123456',
    });
  });

  it('leaves missing values empty, and is null without any known value', () => {
    expect(readRegistration('34 ABC 12')).toEqual({ identityNo: '', licensePlateNo: '34ABC12', licenseNo: '' });
    expect(readRegistration('https://ornek.example')).toBeNull();
  });
});
