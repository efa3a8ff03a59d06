import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { seededAccounts } from '../support/accounts.ts';
import { createClientProject } from '../support/client-project.ts';
import { expect, test } from '../support/signed-in.ts';
import { createSignedInClient } from '../support/signed-in-client.ts';
import { testStack } from '../support/stack.ts';
import { listRendererProcesses, watchTabMemory } from '../support/tab-memory.ts';

test.use({ person: 'teamLeader' });

/** A phone of 360 px with a touch screen. */
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Paints a JPEG picture in the browser. With an orientation of 6, a camera has recorded it turned to the left. */
async function paintPicture(page: Page, width: number, height: number, isTurned = false) {
  const bytes = await page.evaluate(
    async ([x, y]) => {
      const canvas = new OffscreenCanvas(x, y);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.fillStyle = 'teal';
      context.fillRect(0, 0, x, y);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [width, height] as const,
  );
  const exif = Buffer.from(
    'ffe1002245786966000049492a000800000001001201030001000000060000000000000000',
    'hex',
  );
  const jpeg = Buffer.from(bytes);
  return isTurned ? Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]) : jpeg;
}

const filesOf = (page: Page) => page.getByRole('region', { name: 'Files', exact: true });
const fileList = (page: Page) => filesOf(page).getByRole('list', { name: 'Files' });

test('§10.64 a client on a phone finishes uploading pictures after two connection failures, and staff see the pictures immediately', async ({
  page: staff,
  newPageAs,
  expectedConsole,
}) => {
  const { account, path } = await createClientProject(`Shop ${randomUUID().slice(0, 8)}`);
  await staff.goto(path);
  await expect(filesOf(staff).getByRole('button', { name: 'Upload files' })).toBeVisible();

  const client = await newPageAs(account, phone);
  let taps = 0;
  const tap = async (name: string) => {
    taps += 1;
    await filesOf(client).getByRole('button', { name, exact: true }).tap();
  };
  const choose = async (
    ...files: readonly { name: string; buffer: Buffer; mimeType: string }[]
  ) => {
    const chooser = client.waitForEvent('filechooser');
    await tap('Upload files');
    await (await chooser).setFiles(files);
  };
  await client.goto(path);
  await expect(filesOf(client).getByRole('button', { name: 'Take a photo' })).toBeVisible();
  const buffer = await paintPicture(client, 400, 300);
  const pictureOf = (name: string) => ({ name, buffer, mimeType: 'image/jpeg' });

  // The connection is cut during the first two transfers.
  let cuts = 0;
  expectedConsole.push(/ERR_CONNECTION_RESET/);
  await client.route(/\/storage\/v1\/object\/upload\/sign\//, async (route) => {
    if (route.request().method() !== 'PUT' || cuts >= 2) return route.continue();
    cuts += 1;
    return route.abort('connectionreset');
  });
  const names = [1, 2, 3, 4, 5, 6].map((number) => `shop-${number}.jpg`);
  await choose(...names.map(pictureOf));
  await expect(filesOf(client).getByText('6 files uploaded')).toBeVisible();
  const arrived = Date.now();
  await expect(fileList(staff).getByRole('listitem')).toHaveCount(6);
  expect(Date.now() - arrived).toBeLessThan(5_000);
  await expect(fileList(client).getByRole('listitem')).toHaveCount(6);
  expect(cuts).toBe(2);
  expect(taps).toBeLessThanOrEqual(2);
  await fileList(staff).scrollIntoViewIfNeeded();
  await expect(fileList(staff).locator('canvas')).toHaveCount(6);

  await client.unroute(/\/storage\/v1\/object\/upload\/sign\//);

  // The same name is the next version. The smaller picture keeps the orientation of the camera.
  await filesOf(client).getByRole('checkbox', { name: 'Smaller pictures' }).tap();
  const large = await paintPicture(client, 3000, 2000, true);
  await choose({ name: 'shop-1.jpg', buffer: large, mimeType: 'image/jpeg' });
  await expect(filesOf(staff).getByText('1 earlier version')).toBeVisible();
  const download = staff.waitForEvent('download');
  await filesOf(staff).getByRole('button', { name: 'Download shop-1.jpg, v2' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('shop-1.jpg');
  const bytes = [...(await readFile(await saved.path()))];
  const size = await staff.evaluate(async (content) => {
    const blob = new Blob([new Uint8Array(content)], { type: 'image/jpeg' });
    const { width, height } = await createImageBitmap(blob);
    return [width, height];
  }, bytes);
  expect(size).toEqual([1067, 1600]);
  expect(bytes.length).toBeLessThan(large.length);

  // A fixed bar must not cover a button of the list.
  const view = client.getByRole('button', { name: 'View shop-1.jpg' });
  await view.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await expectAccessibleInBothThemes(client, 'the files of a project on a phone');

  // The unit tests of the upload, the viewer and the list cover the parts of these journeys.
  if (!isExhaustive) return;
  // A cancelled upload is not listed. A file of a refused type shows the reason.
  await client.route(/\/storage\/v1\/object\/upload\/sign\//, (route) =>
    route.request().method() === 'PUT' ? undefined : route.continue(),
  );
  await choose(pictureOf('wrong.jpg'));
  await tap('Cancel wrong.jpg');
  await expect(filesOf(client).getByText('wrong.jpg')).toHaveCount(0);
  await client.unroute(/\/storage\/v1\/object\/upload\/sign\//);
  expectedConsole.push(/status of 422/);
  await choose({ name: 'setup.exe', buffer, mimeType: 'application/octet-stream' });
  await expect(filesOf(client).getByRole('alert')).toHaveText(/isn’t accepted/);
  await tap('Dismiss setup.exe');

  await filesOf(staff).getByRole('button', { name: 'View shop-1.jpg' }).click();
  const viewer = staff.getByRole('dialog', { name: 'shop-1.jpg' });
  await viewer.getByRole('combobox', { name: 'Compare with' }).selectOption({ label: 'v1' });
  await expect(viewer.getByRole('img')).toHaveCount(2);
  // A comment marks a point of the picture, and the client sees it without a reload.
  await viewer.getByRole('img', { name: 'shop-1.jpg, v2' }).click({ position: { x: 20, y: 20 } });
  await viewer.getByRole('textbox', { name: 'Comment' }).fill('Brighter, please');
  await viewer.getByRole('button', { name: 'Add comment' }).click();
  await expect(fileList(client).getByText('1 comment')).toBeVisible();
  await expectAccessibleInBothThemes(staff, 'the viewer of a picture');
  await staff.keyboard.press('Escape');
  await expect(filesOf(staff).getByRole('button', { name: 'View shop-1.jpg' })).toBeFocused();
  // The client removes a file and undoes it. Staff see both.
  const second = fileList(client).getByRole('listitem').filter({ hasText: 'shop-2.jpg' });
  await second.getByText('More').tap();
  await second.getByRole('button', { name: 'Remove shop-2.jpg' }).tap();
  await expect(fileList(staff).getByText('shop-2.jpg')).toHaveCount(0);
  await client.getByRole('button', { name: 'Undo', exact: true }).tap();
  await expect(fileList(staff).getByText('shop-2.jpg')).toBeVisible();
  await client.goto('/dashboard/files?q=SHOP-3');
  await expect(client.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessibleInBothThemes(client, 'all files of a client on a phone');

  await test.step('another client, a client who was removed from the project, and a visitor see, count and download no file', async () => {
    const leader = await createSignedInClient(seededAccounts.teamLeader);
    const project = path.split('/').at(-1) ?? '';
    const stored = await leader.from('files').select('id').eq('project_id', project);
    expect(stored.data).toHaveLength(7);
    const removed = await createSignedInClient(account);
    const { user } = (await removed.auth.getUser()).data;
    await leader.rpc('remove_project_client', { project, client: user?.id });

    const other = await newPageAs('client');
    const visitor = await newPageAs();
    expectedConsole.push(/status of 40[0-9]/);
    for (const page of [client, other]) {
      await page.goto('/dashboard/files?q=shop-');
      await expect(page.getByText('No files match. Try another name or filter.')).toBeVisible();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('shop-1.jpg')).toHaveCount(0);
    }
    await visitor.goto(path);
    await expect(visitor).toHaveURL(/\/auth\/login/);
    const clients = [removed, await createSignedInClient(seededAccounts.client)];
    for (const api of clients) {
      const { count } = await api
        .from('files')
        .select('*', { count: 'exact', head: true })
        .eq('project_id', project);
      expect(count).toBe(0);
      for (const { id } of stored.data ?? []) {
        expect((await api.storage.from('files').createSignedUrl(id, 60)).data).toBeNull();
        expect((await api.storage.from('files').download(id)).data).toBeNull();
      }
    }
  });
});

/** Creates files of random bytes, so that no layer can compress them. */
async function createFiles(size: number, ...names: readonly string[]) {
  return Promise.all(
    names.map(async (name) => {
      const file = test.info().outputPath(name);
      await writeFile(file, Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)]));
      return file;
    }),
  );
}

/** Records every value of the progress bars of the page, by the name of the bar. */
async function recordProgress(page: Page) {
  await page.evaluate(() => {
    const values: Record<string, number[]> = {};
    Object.assign(window, { progressValues: values });
    const note = () => {
      for (const bar of document.querySelectorAll('progress')) {
        const name = bar.ariaLabel ?? '';
        const known = values[name] ?? [];
        if (known.at(-1) !== bar.value) values[name] = [...known, bar.value];
      }
    };
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['value'],
    });
  });
  return () =>
    page.evaluate(
      () => (window as unknown as Record<string, Record<string, number[]>>)['progressValues'],
    );
}

/** Returns the number of stored objects and unfinished uploads above a size. */
async function countLargeObjects(size: number): Promise<number> {
  const folder = path.join(testStack.env.DATA_DIR, 'files');
  const sizes = (await readdir(folder)).map(
    async (name) => (await stat(path.join(folder, name))).size,
  );
  return (await Promise.all(sizes)).filter((one) => one > size).length;
}

if (isExhaustive && process.platform === 'linux') {
  test('an upload of 25 MB at 5 Mbps shows rising progress, can be cancelled, and needs at most 60 MB more memory', async ({
    browser,
    newPageAs,
  }) => {
    test.setTimeout(400_000);
    const megabyte = 1024 * 1024;
    const { account, path: projectPath } = await createClientProject(
      `Slow ${randomUUID().slice(0, 8)}`,
    );
    const others = await listRendererProcesses(browser);
    const client = await newPageAs(account);
    await client.goto(projectPath);
    const choose = (files: readonly string[]) =>
      filesOf(client)
        .locator('input[type=file]:not([capture])')
        .setInputFiles([...files]);
    await expect(filesOf(client).getByRole('button', { name: 'Upload files' })).toBeVisible();
    const before = await countLargeObjects(megabyte);
    const devtools = await client.context().newCDPSession(client);
    const bytesPerSecond = 5_000_000 / 8;
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 40,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    const tab = (await listRendererProcesses(browser)).filter((id) => !others.includes(id));
    const stopWatch = await watchTabMemory(tab);
    const progressOf = await recordProgress(client);

    const [large = ''] = await createFiles(25 * megabyte, 'film.pdf');
    const start = Date.now();
    await choose([large]);
    await expect(filesOf(client).getByText('1 file uploaded')).toBeVisible({ timeout: 120_000 });
    const seconds = (Date.now() - start) / 1000;
    const usedMemory = await stopWatch();

    // A cancelled upload leaves neither a row nor bytes.
    const [cancelled = ''] = await createFiles(25 * megabyte, 'wrong.pdf');
    await choose([cancelled]);
    const bar = filesOf(client).getByRole('progressbar', { name: 'Upload of wrong.pdf' });
    await expect(bar).toHaveAttribute('value', /^\d\d$/);
    await filesOf(client).getByRole('button', { name: 'Cancel wrong.pdf' }).click();
    await expect(bar).toHaveCount(0);

    const names = [1, 2, 3, 4, 5].map((number) => `part-${number}.pdf`);
    await choose(await createFiles(2 * megabyte, ...names));
    await expect(filesOf(client).getByText(/5 files uploaded/)).toBeVisible({ timeout: 120_000 });
    await expect(fileList(client).getByRole('listitem')).toHaveCount(6);
    const uploader = await createSignedInClient(account);
    const { data } = await uploader.from('files').select('name, state').order('name');
    expect(data).toEqual(['film.pdf', ...names].map((name) => ({ name, state: 'ready' })));
    expect(await countLargeObjects(megabyte)).toBe(before + 6);

    const progress = (await progressOf()) ?? {};
    for (const values of Object.values(progress)) {
      expect(values).toEqual([...values].sort((one, other) => one - other));
    }
    expect(Object.keys(progress)).toHaveLength(7);
    const numbers = { seconds, usedMemory, steps: progress['Upload of film.pdf']?.length };
    console.log(JSON.stringify(numbers));
    expect(seconds, 'the connection is slow').toBeGreaterThan(35);
    expect(numbers.steps, 'the progress rises in small steps').toBeGreaterThan(20);
    expect(usedMemory, `MB more in ${tab.length} processes`).toBeLessThanOrEqual(60);
  });
}
