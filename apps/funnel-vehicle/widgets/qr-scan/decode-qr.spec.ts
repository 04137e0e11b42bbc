import encodeQR from 'qr';
import { decodeQr, type Pixels } from './decode-qr';

const dot = 6;

/** A picture of the code alone: black and white squares of six pixels. */
function pictureOf(text: string): Pixels {
  const squares = encodeQR(text, 'raw', { border: 4 });
  const side = squares.length * dot;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at++) {
    const isDark = squares[Math.floor(at / side / dot)]![Math.floor((at % side) / dot)];
    if (isDark) data.fill(0, at * 4, at * 4 + 3);
  }
  return { width: side, height: side, data };
}

it('reads the text of a registration’s code', async () => {
  const text = 'TCKN: 10000000078\nPLAKA: 34 ABC 12\nBELGE: AB 123456';
  expect(await decodeQr(pictureOf(text))).toBe(text);
});

it('returns null for a picture without a code', async () => {
  const { width, height, data } = pictureOf('34ABC12');
  expect(await decodeQr({ width, height, data: data.map((byte, at) => (at % 4 === 3 ? byte : 255)) })).toBeNull();
});
