import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/text/bilingual.ts';

const page = readFileSync(new URL('../../reports/index.html', import.meta.url), 'utf8');
const manifest = JSON.parse(readFileSync(new URL('../../reports/manifest.json', import.meta.url), 'utf8'));

describe('index.html', () => {
  it('shows every study with a chart, a table and its data in both languages', () => {
    const studies = [
      ...manifest.studies,
      ...manifest.battles.map((study: object) => ({ ...study, system: 'battles' })),
      ...manifest.worth.map((design: object) => ({ ...design, system: 'worth' })),
    ];
    for (const { system, id, title } of studies) {
      const section = page.split('<section ').find((part) => part.includes(`<h3 id="${system}-${id}">`));
      expect(section, id).toBeDefined();
      for (const language of LANGUAGES) expect(section).toContain(title[language]);
      expect(section!.match(/<img src="data:image\/svg\+xml;base64,/g)).toHaveLength(LANGUAGES.length);
      expect(section!.match(/<table>/g)!.length).toBeGreaterThanOrEqual(LANGUAGES.length);
      const folder = ['battles', 'worth'].includes(system) ? `teohiphip/${system}` : system;
      expect(section).toContain(`href="${folder}/${id}.csv"`);
      expect(page).toContain(`<a href="#${system}-${id}">`);
    }
  });

  it('loads nothing and runs nothing', () => {
    expect(page).not.toMatch(/<script|<link|javascript:|\son\w+=|https?:\/\//);
    expect(
      [...page.matchAll(/src="([^"]{0,30})/g)].every(([, source]) => source!.startsWith('data:image/svg+xml')),
    ).toBe(true);
  });

  it('has a policy that allows its own style and no other', () => {
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)![1]!;
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page).toContain(
      `content="default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'"`,
    );
    expect(page).not.toMatch(/\sstyle="/);
  });

  it('describes every chart in words', () => {
    const images = [...page.matchAll(/<img [^>]*>/g)].map(([image]) => image);
    const { studies, battles, worth } = manifest;
    expect(images.length).toBe((studies.length + battles.length + worth.length) * LANGUAGES.length);
    for (const image of images) expect(image).toMatch(/ alt="[^"]{10,}"/);
  });
});
