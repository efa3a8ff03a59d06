import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

// Expected accessibility trees: roles and names in reading order. A page may contain more.

const navbar = `
- link "Skip to content"
- banner:
  - link "Torsa"
  - navigation "Main":
    - link "Home"
    - link "About Us"
    - link "Contact Us"
    - link "Careers"
    - button "Services"
    - link "Our Team"
    - link "Log In"
    - link "Sign Up"
    - button "Management Log In"
    - button "Switch to the dark theme"
  - link "বাংলা Read this page in Bengali"
- button "Chat with us"`;

const footer = `
- contentinfo:
  - region "Head office":
    - heading "Cooch Behar" [level=2]
  - region "Kolkata office":
    - heading "Kolkata" [level=2]
  - region "Contact":
    - heading "Talk to us" [level=2]
    - list
  - navigation "Quick links":
    - heading "Quick links" [level=2]
    - list
  - region "Social":
    - heading "Follow us" [level=2]
    - list
- status`;

const expectedMains = {
  '/': `
- main:
  - heading "Good software, built beside a river" [level=1]
  - link "Explore Services"
  - link "Get in Touch"
  - button "Pause background slideshow"
  - region "What we build":
    - heading "What we build" [level=2]
    - list:
      - listitem:
        - heading "Website Build" [level=3]:
          - link "Website Build"
      - listitem:
        - heading "AI Tools" [level=3]:
          - link "AI Tools"
      - listitem:
        - heading "App Development" [level=3]:
          - link "App Development"
      - listitem:
        - heading "Digital Marketing" [level=3]:
          - link "Digital Marketing"
  - region "What our clients say":
    - heading "What our clients say" [level=2]
    - list:
      - listitem:
        - figure "Bikash Lama Manager of a tea garden, Alipurduar":
          - img "5 out of 5 stars"
          - blockquote
      - listitem:
        - figure "Sutapa Ghosh Headmistress, Cooch Behar":
          - img "5 out of 5 stars"
          - blockquote
      - listitem:
        - figure "Imran Hossain Owner of a furniture shop, Kolkata":
          - img "5 out of 5 stars"
          - blockquote
  - region "Tell us what should be easier":
    - heading "Tell us what should be easier" [level=2]
    - link "Start Your Project Today"`,
  '/contact': `
- main:
  - heading /Tell us about it/ [level=1]
  - heading "Phone" [level=2]
  - term: Cooch Behar
  - definition:
    - link "+91 3582 555 014"
  - term: Kolkata
  - definition:
    - link "+91 33 5550 0142"
  - heading "Write to us" [level=2]
  - form "Write to us":
    - textbox "Name"
    - textbox "Email"
    - textbox "Subject (optional)"
    - textbox "Message"
    - button "Send Message"
  - heading "Email" [level=2]
  - term: New projects
  - definition:
    - link "hello@torsa.example"
  - term: Support
  - definition:
    - link "support@torsa.example"
  - region "Our offices":
    - heading "Our offices" [level=2]
    - list:
      - listitem:
        - heading "Cooch Behar" [level=3]
        - link "View map of Cooch Behar (opens in a new tab)"
      - listitem:
        - heading "Kolkata" [level=3]
        - link "View map of Kolkata (opens in a new tab)"`,
  '/auth/signup': `
- main:
  - heading "Sign Up" [level=1]
  - textbox "Full Name"
  - textbox "Email"
  - textbox "Password"
  - textbox "Confirm Password"
  - button "Sign Up"
  - paragraph:
    - link "Log in"`,
} as const satisfies Record<string, string>;

// The slideshow's button has another name once it is paused.
test.use({ reducedMotion: 'no-preference' });

test('the accessibility tree of each public page has the expected names and roles, so a screen reader can read the page', async ({
  page,
}) => {
  for (const [path, main] of Object.entries(expectedMains)) {
    await test.step(`a screen reader can read ${path}`, async () => {
      await openPage(page, path);
      await expect(page.locator('body')).toMatchAriaSnapshot(navbar + main + footer);
    });
  }

  await test.step('a screen reader announces a field’s error at the field', async () => {
    await expect(page).toHaveURL('/auth/signup');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Sign Up' }).click();
    const name = main.getByRole('textbox', { name: 'Full Name' });
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(/\S/);
  });
});
