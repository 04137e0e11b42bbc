export const areaInputTexts = { label: 'Brüt alan', squareMetres: (area: number) => `${area} m²` } as const;
