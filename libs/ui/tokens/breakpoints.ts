/** Min-widths of the layouts in CSS pixels (spec funnel 9). */
export const breakpoints = { xs: 576, sm: 768, md: 992, lg: 1200, xl: 1400 } as const;

/** The page grid: number of columns, gutter in CSS pixels (spec funnel 9). */
export const grid = { columns: 12, gutter: 30 } as const;
