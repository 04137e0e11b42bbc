/** Refusals around the permission for an assistant. */
export const assistantOutcomes = {
  verifyFirst: { message: 'Asistanınıza izin vermek için önce telefonunuzu doğrulayın.' },
  visitOver: { message: 'Bu teklifin süresi doldu. Güncel fiyatlar için yeniden teklif alın.' },
} as const satisfies Record<string, { message: string }>;
