import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as ui from './index.ts';
import * as lineChart from './line-chart/index.ts';
import * as paymentQr from './payment-qr/index.ts';
import * as finders from './testing/index.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Components with a large library, which the root entry leaves out, so that only pages that use them load it. */
const OWN_ENTRIES = ['line-chart', 'payment-qr'];

const folders = [...new Set(globSync('**/*.stories.tsx', { cwd: new URL('.', import.meta.url) }).map(dirname))].sort();

/** The `index.ts` of each folder that the root entry exports. */
const indexes = folders.filter((folder) => !OWN_ENTRIES.includes(folder)).map((folder) => `./${folder}/index.ts`);

/** Names of the types that an `index.ts` exports; they do not exist at run time. */
const typesOf = (index: string) =>
  Array.from(read(index).matchAll(/export (type )?\{([^}]*)\}/g)).flatMap(([, all, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && (all !== undefined || name.startsWith('type ')))
      .map((name) => name.replace(/^type /, '')),
  );

describe('exports of the package', () => {
  test('components and functions', () => {
    expect(Object.keys(ui).sort()).toMatchInlineSnapshot(`
      [
        "AadhaarInput",
        "ActionBar",
        "AddressText",
        "AmountInput",
        "AppHeader",
        "Avatar",
        "BeforeAfter",
        "BottomBar",
        "BrandMark",
        "Button",
        "ConfirmDialog",
        "ConfirmProvider",
        "CopyButton",
        "CopyField",
        "Countdown",
        "DataTable",
        "DateField",
        "Dialog",
        "EmptyState",
        "ErrorPanel",
        "Field",
        "IconButton",
        "KeyValueList",
        "LeaderRow",
        "LoadingScreen",
        "MethodMark",
        "MetricCard",
        "MetricGrid",
        "NetworkList",
        "NetworkMark",
        "Notice",
        "OtpInput",
        "PageSection",
        "PhoneInput",
        "ProgressLine",
        "PromoBanner",
        "RadioList",
        "RangeLine",
        "ResultMark",
        "SegmentedControl",
        "Select",
        "SettingCard",
        "SettingEditButton",
        "SettingForm",
        "SettingValue",
        "SideMenu",
        "Skeleton",
        "SkeletonGroup",
        "Slip",
        "SlipAmount",
        "SlipSection",
        "SlipTear",
        "Spinner",
        "StatCard",
        "StatGrid",
        "StatusBadge",
        "Stepper",
        "SwitchRow",
        "Tag",
        "TextField",
        "TextLink",
        "ThemeToggle",
        "Timeline",
        "Toaster",
        "TransactionRow",
        "VisuallyHidden",
        "buttonClass",
        "dismissToast",
        "sarrafMark",
        "toast",
        "useAsk",
        "useConfirm",
        "useEditFocus",
      ]
    `);
  });

  test('types', () => {
    expect(['./index.ts', ...indexes].flatMap(typesOf).sort()).toMatchInlineSnapshot(`
      [
        "AadhaarInputProps",
        "ActionBarFigure",
        "ActionBarProps",
        "AddressTextProps",
        "AmountInputProps",
        "AppHeaderProps",
        "Ask",
        "AvatarProps",
        "BeforeAfterProps",
        "BottomBarProps",
        "BrandMarkProps",
        "ButtonLook",
        "ButtonProps",
        "ButtonVariant",
        "CancelReason",
        "ChangeDetail",
        "ChangeReason",
        "ConfirmAnswer",
        "ConfirmDialogProps",
        "ConfirmProviderProps",
        "ConfirmQuestion",
        "CopyButtonProps",
        "CopyFieldProps",
        "CopyText",
        "CountdownMark",
        "CountdownProps",
        "DataColumn",
        "DataColumns",
        "DataState",
        "DataTableProps",
        "DateFieldProps",
        "DialogCloseDetail",
        "DialogCloseReason",
        "DialogProps",
        "EmptyStateProps",
        "ErrorPanelProps",
        "FieldControl",
        "FieldProps",
        "FieldTexts",
        "IconButtonProps",
        "LabelPlacement",
        "LeaderRowProps",
        "LoadingScreenProps",
        "MarkShape",
        "MethodMarkProps",
        "MetricCardProps",
        "NavItem",
        "NavLinkProps",
        "NetworkListProps",
        "NetworkMarkProps",
        "NetworkOption",
        "NoticeProps",
        "OtpInputProps",
        "PageSectionProps",
        "PhoneInputProps",
        "ProgressLineProps",
        "PromoBannerProps",
        "PromoSlide",
        "RadioListProps",
        "RadioOption",
        "RangeLane",
        "RangeLineProps",
        "ResultKind",
        "ResultMarkProps",
        "SegmentOption",
        "SegmentedControlProps",
        "SelectOption",
        "SelectProps",
        "SettingCardProps",
        "SettingFormProps",
        "SettingValueProps",
        "SideMenuProps",
        "SkeletonGroupProps",
        "SkeletonProps",
        "SlipAmountProps",
        "SlipProps",
        "SlipSectionProps",
        "SlipTearProps",
        "SpinnerProps",
        "StatCardProps",
        "StatusBadgeProps",
        "StepperProps",
        "SwitchRowProps",
        "TagProps",
        "TextFieldProps",
        "TextLinkProps",
        "TextLinkSlotProps",
        "ThemeColourName",
        "ThemeName",
        "ThemeToggleProps",
        "TimelineProps",
        "TimelineState",
        "TimelineStep",
        "ToastOptions",
        "ToasterProps",
        "TokenName",
        "Tone",
        "TransactionRowProps",
      ]
    `);
  });

  test('separate entries', () => {
    expect({
      'line-chart': [...Object.keys(lineChart), ...typesOf('./line-chart/index.ts')],
      'payment-qr': [...Object.keys(paymentQr), ...typesOf('./payment-qr/index.ts')],
      testing: [...Object.keys(finders), ...typesOf('./testing/index.ts')].sort(),
    }).toMatchInlineSnapshot(`
      {
        "line-chart": [
          "LineChart",
          "LineChartProps",
          "LineChartWords",
          "ChartView",
          "FormatValue",
          "LinePoint",
          "PointValues",
        ],
        "payment-qr": [
          "PaymentQr",
          "PaymentQrProps",
        ],
        "testing": [
          "Name",
          "Root",
          "TestingLibrary",
          "addressText",
          "amount",
          "confirmDialog",
          "connectTestingLibrary",
          "dialog",
          "field",
          "otp",
          "phone",
          "radioList",
          "select",
          "slip",
          "switchRow",
          "table",
          "toast",
        ],
      }
    `);
  });
});

describe('entries', () => {
  const { exports: entries } = JSON.parse(read('../package.json'));

  test('package.json has one for each component folder', () => {
    const folderEntries = Object.entries<string>(entries).filter(([, file]) => /^\.\/src\/.+\/index\.ts$/.test(file));
    const components = folders.map((folder) => [`./${basename(folder)}`, `./src/${folder}/index.ts`]);
    expect(Object.fromEntries(folderEntries)).toEqual({
      ...Object.fromEntries(components),
      './testing': './src/testing/index.ts',
    });
  });

  test('the root entry exports all of each folder', () => {
    const exported = Array.from(read('./index.ts').matchAll(/^export \* from '([^']+)';$/gm), ([, index]) => index);
    expect(exported.sort()).toEqual(indexes);
  });
});
