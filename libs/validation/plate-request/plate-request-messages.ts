export const plateRequestMessages = { file: 'Ruhsatın fotoğrafını yükleyin' } as const;
