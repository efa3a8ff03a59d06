import { documentIds } from '@torsa/shared/contract/names';
import { ContractError } from '@torsa/shared/contract/parse-contract';
import { parseRegistry, type Registry } from '@torsa/shared/contract/registry';
import { parseSiteConfig, type SiteConfig } from '@torsa/shared/site-config';

export interface DocumentData {
  readonly registry: Registry;
  readonly siteConfig: SiteConfig;
}

/** Reads what the document carries for the browser. @throws {ContractError} naming every bad field of both parts. */
export function readDocument(document: Document): DocumentData {
  const registry = attempt(() => parseRegistry(readJson(document, documentIds.registry)));
  const siteConfig = attempt(() => parseSiteConfig(readJson(document, documentIds.siteConfig)));
  if (registry.ok && siteConfig.ok) {
    return { registry: registry.value, siteConfig: siteConfig.value };
  }
  throw new ContractError('This document', [
    ...(registry.ok ? [] : registry.problems),
    ...(siteConfig.ok ? [] : siteConfig.problems),
  ]);
}

function readJson(document: Document, id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new ContractError(id, [`${id} is missing`]);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ContractError(id, [`${id} is not JSON`], { cause });
  }
}

type Attempt<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly string[] };

function attempt<T>(read: () => T): Attempt<T> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof ContractError) return { ok: false, problems: error.problems };
    throw error;
  }
}
