import { createServer, type Server, type Socket } from 'node:net';

/** Reply codes of the SOCKS 5 protocol (RFC 1928, section 6). */
const replies = { succeeded: 0, unreachable: 4, refused: 5 } as const;

export type SocksReplyCode = keyof typeof replies;

interface SocksOptions {
  /** Returns the SOCKS reply code for a connection request to a port of this machine. */
  readonly reply: (port: number) => SocksReplyCode;
  /** Processes an accepted connection in place of the server at the requested port. */
  readonly connect: (socket: Socket, port: number) => void;
}

/** A SOCKS 5 server with only the features that Chromium uses: no authentication, connections by host name. */
export function createSocksServer({ reply, connect }: SocksOptions): Server {
  return createServer(async (socket) => {
    // Ignores connection errors, because browsers may reset a connection at any time.
    socket.on('error', () => socket.destroy());
    const greeting = await nextData(socket);
    if (greeting?.[0] !== 5) return socket.destroy();
    socket.write(Buffer.from([5, 0]));
    const request = await nextData(socket);
    if (!request) return socket.destroy();
    const port = request.readUInt16BE(request.length - 2);
    const answer = reply(port);
    socket.write(Buffer.from([5, replies[answer], 0, 1, 0, 0, 0, 0, 0, 0]));
    return answer === 'succeeded' ? connect(socket, port) : socket.end();
  });
}

function nextData(socket: Socket): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    socket.once('close', () => resolve(undefined));
    socket.once('data', (data) => {
      socket.pause();
      resolve(data as Buffer);
    });
    socket.resume();
  });
}
