/** The two widths of the design. */
export const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

export type Viewport = keyof typeof viewports;
