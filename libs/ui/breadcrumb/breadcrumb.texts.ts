export const breadcrumbTexts = { label: 'Sayfa yolu' } as const;
