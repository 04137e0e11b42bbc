/** A QR code as a photo and as a video for Chromium's fake camera. */
import encodeQR from 'qr';

const dot = 8;

/** Pixels of the code with its border; true is dark. */
function dotsOf(text: string): boolean[][] {
  const squares = encodeQR(text, 'raw', { border: 4 });
  return squares.flatMap((row) => {
    const wide = row.flatMap((isDark) => Array.from({ length: dot }, () => isDark));
    return Array.from({ length: dot }, () => wide);
  });
}

/** A bitmap file with 24 bits per pixel and rows from bottom to top. */
export function photoOf(text: string): Buffer {
  const dots = dotsOf(text);
  const side = dots.length;
  const stride = Math.ceil((side * 3) / 4) * 4;
  const file = Buffer.alloc(54 + stride * side, 255);
  file.fill(0, 0, 54);
  file.write('BM');
  for (const [at, value] of [
    [2, file.length],
    [10, 54],
    [14, 40],
    [18, side],
    [22, side],
  ] as const)
    file.writeUInt32LE(value, at);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  dots.forEach((row, y) =>
    row.forEach(
      (isDark, x) =>
        isDark && file.fill(0, 54 + (side - 1 - y) * stride + x * 3, 54 + (side - 1 - y) * stride + x * 3 + 3),
    ),
  );
  return file;
}

/** One frame of a Y4M video with the code in the middle. */
export function videoOf(text: string, { width, height } = { width: 640, height: 480 }): Buffer {
  const dots = dotsOf(text);
  const left = Math.floor((width - dots.length) / 2);
  const top = Math.floor((height - dots.length) / 2);
  const light = Buffer.alloc(width * height, 235);
  for (const [y, row] of dots.entries())
    for (const [x, isDark] of row.entries()) if (isDark) light[(top + y) * width + left + x] = 16;
  const colour = Buffer.alloc((width * height) / 2, 128);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`), light, colour]);
}
