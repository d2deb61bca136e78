import type { StorybookConfig } from "@storybook/react-vite"

const config: StorybookConfig = {
  stories: [
    "../stories/**/*.mdx",
    "../stories/**/*.stories.tsx",
    "../design-system/src/**/*.stories.tsx",
    "../features/**/*.stories.tsx",
    "../app/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Reads each prop's real type, which takes a compiler; tests draw no documentation.
  typescript: process.env.VITEST
    ? { reactDocgen: false }
    : {
        reactDocgen: "react-docgen-typescript",
        reactDocgenTypescriptOptions: {
          shouldExtractLiteralValuesFromEnum: true,
          shouldRemoveUndefinedFromOptional: true,
          savePropValueAsString: true,
          propFilter: ({ parent }) => !parent?.fileName.includes("node_modules"),
        },
      },
}

export default config
