// The parts of maildev 2.2.1 in use; it ships no types. They are its own modules and not its main
// one, which takes over SIGINT and SIGTERM.
declare module 'maildev/lib/mailserver.js' {
  const mailserver: {
    create(port: number, host: string, mailDir: string): void;
    listen(): Promise<void>;
    loadMailsFromDirectory(): void;
    close(done: () => void): void;
  };
  export default mailserver;
}

declare module 'maildev/lib/web.js' {
  import type { Server } from 'node:http';
  import type mailserver from 'maildev/lib/mailserver.js';

  const web: {
    server?: Server;
    start(
      port: number,
      host: string,
      mail: typeof mailserver,
      user: undefined,
      password: undefined,
      basePathname: string,
      secure: { https: boolean },
    ): void;
    close(done: () => void): void;
  };
  export default web;
}

declare module 'maildev/lib/logger.js' {
  const logger: { setLevel(level: 0 | 1 | 2): void };
  export default logger;
}
