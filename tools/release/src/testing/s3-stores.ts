import { S3Client } from '@aws-sdk/client-s3';
import { listenOnPort, loopbackAddress } from '@torsa/node-lib/listen';
import { onTestFinished, vi } from 'vitest';
import { S3SiteStore } from '../store/s3-store.ts';
import { createS3StandIn, type IsAllowed, type S3StandIn } from './s3-stand-in.ts';

const bucket = 'torsa';

/** A bucket with conditional writes, and its objects. */
export async function standInStore(
  prefix = 'site',
  pageSize = 1000,
): Promise<{ readonly store: S3SiteStore; readonly standIn: S3StandIn; readonly port: number }> {
  const standIn = createS3StandIn(pageSize);
  const port = await listenOnPort(standIn.server);
  onTestFinished(() => {
    standIn.server.close();
    standIn.server.closeAllConnections();
  });
  return { store: new S3SiteStore(bucket, prefix, clientOf(port)), standIn, port };
}

function clientOf(port: number, accessKeyId = 'key'): S3Client {
  const client = new S3Client({
    endpoint: `http://${loopbackAddress}:${port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey: 'key' },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  onTestFinished(() => client.destroy());
  return client;
}

/** Opens a bucket for each of several users with their rights. */
export async function bucketWithUsers(users: Readonly<Record<string, IsAllowed>>) {
  const standIn = createS3StandIn(1000, users);
  const port = await listenOnPort(standIn.server);
  onTestFinished(() => {
    standIn.server.close();
    standIn.server.closeAllConnections();
  });
  const open = (user: string, prefix: string) =>
    new S3SiteStore('torsa-site', prefix, clientOf(port, user));
  return { standIn, open };
}

/** A bucket for one user with credentials in the environment, until `vi.unstubAllEnvs`. It ends with the process. */
export async function startStandIn(pageSize = 1000): Promise<void> {
  const { server } = createS3StandIn(pageSize, { key: () => true });
  const port = await listenOnPort(server);
  server.unref();
  vi.stubEnv('AWS_ENDPOINT_URL', `http://${loopbackAddress}:${port}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'key');
}
