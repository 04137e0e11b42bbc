/** Preloaded into every service: when its supervisor is gone, however it died, the service ends as on SIGTERM. */
if (process.channel) {
  process.channel.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
