import { scrub } from './scrub';

describe('scrub', () => {
  it.each([
    ['kimlik 10000000078 yok', 'kimlik [identity] yok'],
    ['/getKvkkStatus/10000000078?x=1', '/getKvkkStatus/[identity]?x=1'],
    ['vergi 1111111114', 'vergi [identity]'],
    ['{"to":"5321234567"}', '{"to":"[telephone]"}'],
    ['0532 123 45 67', '[telephone]'],
    ['+905321234567', '+[telephone]'],
    ['%2B90%20532%20123%2045%2067', '%2B[telephone]'],
    ['(532) 123-45-67', '[telephone]'],
    ['kart 4242424242424242', 'kart [card]'],
    ['4242 4242 4242 4242', '[card]'],
    ['4242-4242-4242-4242', '[card]'],
    ['3782 822463 10005', '[card]'],
    ['ayse.yilmaz+a@ornek.example', '[mail]'],
    ['?mail=ayse%40ornek.example&x', '?mail=[mail]&x'],
    ['Emsal doğrulama kodunuz: 012345. 2 dakika', 'Emsal doğrulama kodunuz: [code]. 2 dakika'],
    ['@emsal.example #012345', '@emsal.example #[code]'],
    ['{"code":"012345"}', '{"code":"[code]"}'],
    [String.raw`"body":"{\"code\":\"012345\"}"`, String.raw`"body":"{\"code\":\"[code]\"}"`],
    ['/otp?code=012345&x', '/otp?code=[code]&x'],
    ['TR33 0006 1005 1978 6457 8413 26', '[iban]'],
    ['TR330006100519786457841326', '[iban]'],
  ])('turns %s into %s', (text, expected) => {
    expect(scrub(text)).toBe(expected);
  });

  it.each([
    '"time":"2026-11-21T09:00:00.123Z"',
    '"responseTime":12.345678901234',
    '0123456789abcdef0123456789abcdef',
    '"statusCode":200',
    '{"code":"ECONNRESET"}',
    '{"code":"23505"}',
    'req-12345',
    '127.0.0.1:54321',
  ])('leaves %s unchanged', (text) => {
    expect(scrub(text)).toBe(text);
  });
});
