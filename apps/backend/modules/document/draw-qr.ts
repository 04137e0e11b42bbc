/** A QR code as vectors on a page. */
import encodeQR from 'qr';

export interface QrCode {
  text: string;
  left: number;
  top: number;
  /** Length of a side in points. */
  size: number;
}

/** The package draws a border of light modules, which white paper does not need. */
const withoutBorder = <Cell>(cells: readonly Cell[]): Cell[] => cells.slice(1, -1);

export function drawQr(pdf: PDFKit.PDFDocument, { text, left, top, size }: QrCode): void {
  const rows = withoutBorder(encodeQR(text, 'raw', { ecc: 'medium', border: 1 })).map(withoutBorder);
  const side = size / rows.length;
  rows.forEach((cells, row) =>
    cells.forEach((isDark, column) => isDark && pdf.rect(left + column * side, top + row * side, side, side)),
  );
  pdf.fill('#000000');
}
