export const assistantSummary = 'Yapay zekâ asistanınıza sorun';
